// vite.config.ts maps this to a stylesheet of the site.
declare module 'brand-fonts.css';
