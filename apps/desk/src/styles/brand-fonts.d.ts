// vite.config.ts says which stylesheet of the site this is.
declare module 'brand-fonts.css';
