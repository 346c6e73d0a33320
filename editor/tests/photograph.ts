import sharp from 'sharp';

/** A photograph that nobody has to keep: noise, as a camera sees in the dark. */
export const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#2b4a66',
      noise: { type: 'gaussian', mean: 110, sigma: 30 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
