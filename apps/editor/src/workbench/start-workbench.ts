import '@studio/styles/tokens.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Workbench } from './Workbench/Workbench.tsx';

const place = document.getElementById('workbench');
if (place) createRoot(place).render(createElement(Workbench));
