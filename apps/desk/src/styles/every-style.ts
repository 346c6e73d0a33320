/** The order of the layers first: whatever loads later finds its place in it. */
import '@studio/styles/layers.css';
import '@studio/styles/reset.css';
import '@studio/styles/tokens.css';
import 'brand-fonts.css';
import '@studio/styles/tokens-tool.css';
import '@studio/styles/base-tool.css';
import './desk-tokens.css';
import './desk-utilities.css';
