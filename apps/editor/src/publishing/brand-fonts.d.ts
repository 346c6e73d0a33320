/** The faces of the company's fonts; served.config.ts says which. */
declare module 'brand-fonts.css';
