/**
 * Files that no development server hands out under /@fs/. Vite's own list knows `.env` and `.env.local`,
 * not `dev.env`; it is repeated here, because our list replaces it.
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
