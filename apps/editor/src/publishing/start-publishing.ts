import '@studio/styles/layers.css';
import '@studio/styles/reset.css';
import '@studio/styles/tokens.css';
import 'brand-fonts.css';
import '@studio/styles/tokens-tool.css';
import '@studio/styles/base-tool.css';
import './publishing-base.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Publishing } from './Publishing/Publishing.tsx';

const place = document.getElementById('publishing');
if (place) createRoot(place).render(createElement(Publishing));
