import type { Company } from '#schema/company.schema.ts';
import type { RichText } from '#schema/rich-text.ts';
import { h2, type Block, type Pen } from './markdown.ts';

interface Call {
  readonly title: string;
  readonly text: RichText;
}

export const callBlocks = ({ title, text }: Call, pen: Pen): Block[] => [h2(title), pen.text(text)];

export const contactLine = ({ contact }: Company, pen: Pen): Block =>
  `Write to ${contact.email}, call ${contact.phone}, or use the ` +
  `${pen.link({ name: 'contact form', href: '/contact' })}.` +
  (contact.sample ? ' These are sample contact details.' : '');
