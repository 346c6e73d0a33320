/** Declares the order of the layers first, so that styles can load in any order. */
import '@studio/styles/layers.css';
import '@studio/styles/reset.css';
import '@studio/styles/tokens.css';
import 'brand-fonts.css';
import '@studio/styles/tokens-tool.css';
import '@studio/styles/base-tool.css';
import './desk-tokens.css';
import './desk-utilities.css';
