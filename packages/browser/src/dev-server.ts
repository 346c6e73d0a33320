/**
 * Files that no development server serves under /@fs/. Vite's own list has `.env` and `.env.local` but not `dev.env`;
 * it is repeated here, because our list replaces it.
 */
export const deniedFiles = [
  '.env',
  '.env.*',
  '*.env',
  '*.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git',
  '**/.git/**',
];
