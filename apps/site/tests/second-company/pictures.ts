import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const size = { width: 1500, height: 1000 } as const;

/** Sky, light, far land, near land. */
const scenes = {
  harbour: ['#2b4a66', '#f2b880', '#3f5f74', '#16222c'],
  ward: ['#9fb7b8', '#fdf3e3', '#b48a6a', '#4a3b33'],
  orchard: ['#6f8fb0', '#f6e3a1', '#5d7a4a', '#24331c'],
} as const;

const scene = ([sky, light, far, near]: readonly string[]): string => `
<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
  <defs>
    <linearGradient id="a" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset=".62" stop-color="${light}"/></linearGradient>
    <radialGradient id="b"><stop stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <filter id="f"><feTurbulence baseFrequency=".004 .02" numOctaves="5" seed="7"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  .9 0 0 0 -.3"/></filter>
  </defs>
  <path fill="url(#a)" d="M0 0h1500v1000H0z"/>
  <path filter="url(#f)" opacity=".5" d="M0 0h1500v560H0z"/>
  <circle cx="1020" cy="560" r="330" fill="url(#b)"/>
  <path fill="${far}" d="M0 640c240-90 420-20 640-60s420-120 860-20v440H0z"/>
  <path fill="${near}" d="M0 800c300-80 500 30 800-30s440-60 700 10v220H0z"/>
</svg>`;

/** Generated photographs, so that none need be stored: drawn, blurred, with grain. */
export async function writePictures(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 26 } as const;
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  for (const [name, colors] of Object.entries(scenes))
    await sharp(Buffer.from(scene(colors)))
      .blur(3)
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 80 })
      .toFile(join(folder, `${name}.jpg`));
  writeFileSync(
    join(folder, 'halloran.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60"><path fill="#123" d="M0 10h14v16h20V10h14v40H34V38H14v12H0zM60 10h44v12H74v6h26v10H74v12H60z"/></svg>',
  );
}
