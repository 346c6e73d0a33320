import { makePage } from '@keystatic/astro/ui';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { setup } from 'virtual:editor-setup';
import { editorConfig } from './editor-config.ts';

const place = document.getElementById('editor');
if (place) createRoot(place).render(createElement(makePage(editorConfig(setup))));
