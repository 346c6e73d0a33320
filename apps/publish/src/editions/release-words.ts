import type { Conflict } from '#repository/release-repository.ts';

/** Both versions and what to do, for the person who releases. Empty if there is no conflict. */
export function conflictLines(conflicts: readonly Conflict[], people: string): string[] {
  if (conflicts.length === 0) return [];
  return [
    `CONFLICT: editors and developers changed ${conflicts.length === 1 ? 'the same file' : `the same ${conflicts.length} files`}. The text of the editors is kept.`,
    ...conflicts.flatMap(({ path, title, fields }) => [
      `${title} (content/${path})`,
      ...fields.flatMap(({ field, kept, released }) => [
        ...(field === '' ? [] : [`  ${field}`]),
        `    ${people}: ${kept}`,
        `    The release has: ${released}`,
      ]),
    ]),
    'To use the text of the release, enter it in the editor and publish. To keep the text of the editors, copy it',
    'to the developers’ repository (docs/runbook.md, "A release and the editor"). This message is shown once.',
  ];
}
