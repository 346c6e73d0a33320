import { toastQueue } from '@keystar/ui/toast';
import { makePage } from '@keystatic/astro/ui';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { setup } from 'virtual:editor-setup';
import { editorConfig } from './editor-config.ts';
import { fieldInWords, refused, type Refusal } from './refusal.ts';

const place = document.getElementById('editor');
if (place) createRoot(place).render(createElement(makePage(editorConfig(setup))));

addEventListener(refused, (event) => {
  const [first] = (event as CustomEvent<readonly Refusal[]>).detail;
  if (first)
    toastQueue.critical(`Not saved. ${fieldInWords(first.path)}: ${first.reason}`, {
      timeout: 10_000,
    });
});
