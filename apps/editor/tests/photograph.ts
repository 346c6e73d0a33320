import sharp from 'sharp';

/** A generated photograph, so that none must be stored: a harbor in the evening, drawn and blurred. */
export const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp(
    Buffer.from(`
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2b4a66"/><stop offset=".65" stop-color="#f2b880"/></linearGradient>
  <path fill="url(#sky)" d="M0 0h1600v900H0z"/>
  <circle cx="1080" cy="500" r="90" fill="#fdf3e3"/>
  <path fill="#3f5f74" d="M0 580c260-90 450-20 690-60s450-120 910-20v400H0z"/>
  <path fill="#16222c" d="M0 740c320-80 530 30 850-30s470-60 750 10v180H0z"/>
</svg>`),
  )
    .blur(2)
    .jpeg({ quality: 80 })
    .toBuffer();
