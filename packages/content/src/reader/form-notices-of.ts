import type { EnquiryNotice, FormNotice } from '#schema/form-notice.ts';
import type { FormNoticesFile } from '#schema/form-notice.schema.ts';
import type { RichText } from '#schema/rich-text.ts';
import type { Content } from './load-content.ts';
import type { ReferenceResolver } from './references.ts';

const text = (words: string): RichText => [{ kind: 'text', text: words }];

const mail = (email: string): RichText => [
  { kind: 'link', text: email, target: '', href: `mailto:${email}` },
];

export interface FormNotices {
  readonly enquiry: EnquiryNotice;
  readonly subscription: FormNotice;
}

/** Each notice with the contact from the company's own file. */
export function formNoticesOf(
  { company, formNotices: { file, value } }: Content,
  resolverFor: (file: string) => ReferenceResolver,
): FormNotices {
  const { contact, grievances } = company.value;
  const { version, enquiry, subscription } = resolverFor(file).resolve(value);
  const pointsOf = (notice: FormNoticesFile['subscription']): FormNotice => ({
    version,
    points: [
      { title: 'What we keep', words: notice.what },
      { title: 'Why', words: notice.why },
      { title: 'How long', words: notice.howLong },
      {
        title: 'To take it back',
        words: [
          ...notice.withdraw,
          ...text(' Our address: '),
          ...mail(contact.email),
          ...text('.'),
        ],
      },
      {
        title: 'To complain',
        words: [
          ...text(grievances ? `Write to ${grievances.name}, ` : 'Write to '),
          ...mail(grievances?.email ?? contact.email),
          ...text('. '),
          ...notice.complain,
        ],
      },
      { title: 'Version', words: text(version) },
    ],
  });
  return {
    enquiry: { ...pointsOf(enquiry), brief: enquiry.brief },
    subscription: pointsOf(subscription),
  };
}
