import type { Plugin } from 'vite';

/**
 * Keystatic links a stylesheet of fonts from another host. The content security policy would refuse
 * it; without the link the browser has nothing to complain about.
 */
export const ownFonts: Plugin = {
  name: 'own-fonts',
  transform: (code) =>
    code.includes('fonts.googleapis.com')
      ? code.replace(/jsx\("link", \{[^}]*fonts\.googleapis\.com[^}]*\}\)/, 'null')
      : undefined,
};
