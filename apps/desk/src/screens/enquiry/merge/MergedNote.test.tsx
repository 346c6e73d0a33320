// @vitest-environment jsdom
import type { EnquiryDetail } from '@studio/contract/desk/responses';
import { ME, rowOf } from '@studio/contract/fixtures/rows';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { newDraft, writeDraft } from '../compose/local-draft.ts';
import type { ListContext } from '../list-context.ts';
import { MergedNote } from './MergedNote.tsx';
import type { Merging } from './use-merge.ts';

const merged = {
  ...rowOf(2, { mergedInto: rowOf(1).id }),
  samePerson: [rowOf(1)],
  drafts: { reply: { text: 'Begun on Monday.', writtenAt: '2026-11-16T09:00:00.000Z' } },
} as unknown as EnquiryDetail;
const listContext = { linkTo: (_id: string, children: string) => children } as ListContext;

const show = (enquiry: EnquiryDetail, isWriting = false): string =>
  renderToStaticMarkup(
    <MergedNote
      enquiry={enquiry}
      meId={ME}
      listContext={listContext}
      merging={{} as Merging}
      isWriting={isWriting}
    />,
  );

beforeEach(() => {
  localStorage.clear();
});

test('a reply that was begun before the merge can still be read', () => {
  expect(show(merged)).toMatch(/Draft saved: reply.*Begun on Monday\./u);
  expect(show(merged)).not.toContain('Draft saved: note');
});

test('the text of this browser is shown if it is newer, and none while it is being written', () => {
  const of = { staffId: ME, enquiryId: merged.id, what: 'reply' } as const;
  writeDraft(of, newDraft('Begun, and corrected.'));
  expect(show(merged)).toContain('Begun, and corrected.');
  expect(show(merged, true)).not.toContain('Draft saved');
});

test('without a draft there is none', () => {
  expect(show({ ...merged, drafts: {} })).not.toContain('Draft saved');
});
