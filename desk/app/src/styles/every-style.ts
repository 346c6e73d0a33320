/** The order of the layers first: whatever loads later finds its place in it. */
import '@studio/site/styles/layers.css';
import '@studio/site/styles/reset.css';
import '@studio/site/styles/tokens.css';
import 'brand-fonts.css';
import './desk-tokens.css';
import './desk-base.css';
