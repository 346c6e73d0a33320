import type { Conflict } from '#repository/release-repository.ts';

/** What both sides wrote, and what to do, for the person who releases. Empty if there is no conflict. */
export function conflictLines(conflicts: readonly Conflict[], people: string): string[] {
  if (conflicts.length === 0) return [];
  return [
    `CONFLICT: people and the developers changed ${conflicts.length === 1 ? 'a file' : `${conflicts.length} files`}. The words of people stay.`,
    ...conflicts.flatMap(({ path, title, fields }) => [
      `${title} (content/${path})`,
      ...fields.flatMap(({ field, kept, released }) => [
        ...(field === '' ? [] : [`  ${field}`]),
        `    ${people}: ${kept}`,
        `    The release has: ${released}`,
      ]),
    ]),
    'To have the words of the release, enter them in the editor and publish. To keep those of people, take them over',
    'into the developers’ repository (docs/runbook.md, "A release and the editor"). This is said once.',
  ];
}
