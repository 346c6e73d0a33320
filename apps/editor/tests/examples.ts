import { expect } from '@playwright/test';
import type { EditorPage } from '@studio/browser/editor-page.ts';
import { photograph } from './photograph.ts';

/** The examples of docs/editing.md by their headings, each carried out as that page describes it. */
export const examples: Readonly<Record<string, (editor: EditorPage) => Promise<void>>> = {
  'Change a sentence': async (editor) => {
    await editor.open('Services', 'seo');
    await editor.fill({ Tagline: 'Be found by those who look.' });
    await editor.save();
    await expect(editor.phone.getByText('Be found by those who look.')).toBeVisible();
  },

  'Add a project': async (editor) => {
    await editor.open('Projects');
    await editor.form.getByRole('button', { name: 'Add' }).click();
    await editor.fill({
      Address: 'harbor-desk',
      Order: '7',
      Name: 'Harbor desk',
      Line: 'Web development and interface design. React, PostgreSQL.',
      Summary:
        'A desk for a small port: berths, tides and pilots in one view, where a binder and two radios were before.',
      'Cover text': 'Interface drawing of a list of berths beside a chart of the tide.',
      Client: 'A small port whose harbor office kept its berths in a binder.',
      Problem:
        'The officer with the binder knew which berth was free. Everyone else asked by radio and wrote the answer on a hand.',
      Result: 'Pilots see the free berth before they are within call of the office.',
      Lesson: 'The tide belongs on the first screen. We had hidden it behind a tab for a month.',
    });
    await editor.choose('Cover', 'Survey');
    await editor.choose('Ground', 'Paper');
    await editor.add('Disciplines', 'Web Development', (dialog) =>
      editor.choose('Disciplines', 'Web Development', dialog),
    );
    await editor.add('Stack', 'PostgreSQL', (dialog) =>
      editor.choose('Stack', 'PostgreSQL', dialog),
    );
    for (const [Title = '', Text = ''] of [
      [
        'A week in the office',
        'We sat beside the binder and wrote down every question it was opened for.',
      ],
      [
        'Berths before ships',
        'The list begins with what is free, since that is what pilots call about.',
      ],
    ])
      await editor.add('Approach', Title, (dialog) => editor.fill({ Title, Text }, dialog));
    await editor.form.getByRole('button', { name: 'Create' }).click();
    await expect(editor.phone.getByText('Harbor desk').first()).toBeVisible();
  },

  'Add a picture': async (editor) => {
    await editor.open('Projects', 'clinic-booking-app');
    await editor.upload('Picture', 'Front desk.jpg', await photograph(1600, 900));
    await editor.fill({ 'Cover text': 'The front desk of a clinic before its first patient.' });
    await editor.save();
    await expect(editor.phone.getByAltText('The front desk of a clinic').first()).toBeVisible();
  },

  'Replace a sample review with a real one': async (editor) => {
    await editor.open('Reviews', 'founder');
    await editor.fill({
      Review:
        'They asked what we would do with the answer before they looked for it. We had no reply.',
      'Client name': 'Meenakshi Sivakumarasamy',
    });
    await editor.form.getByRole('checkbox', { name: 'Sample' }).uncheck({ force: true });
    await editor.save();
    // The spelling check may know one of the names.
    for (const name of ['Meenakshi', 'Sivakumarasamy']) {
      const add = editor.checks.getByRole('button', { name: `Add “${name}”` });
      await expect(editor.checks).toContainText('Sivakumarasamy');
      if (await add.isVisible()) await add.click();
    }
    await expect(editor.phone.getByText('Meenakshi Sivakumarasamy')).toBeVisible();
  },

  'Open a vacancy': async (editor) => {
    await editor.open('Vacancies');
    await expect(editor.phone.getByText("Sorry we don't have vacancies now")).toBeVisible();
    await editor.form.getByRole('button', { name: 'Add' }).click();
    await editor.fill({
      Address: 'web-engineer',
      Title: 'Web engineer',
      Summary:
        'Builds and looks after the sites of our clients, from the first drawing to years later.',
      Place: 'In Coimbatore, or from home within India.',
      Work: 'You take over one site, learn why it is as it is, and make it lighter.',
      Apply: 'Write to us; a person answers within a week.',
    });
    await editor.form.getByLabel('From').fill('2026-01-01');
    await editor.form.getByLabel('Until').fill('2099-12-31');
    await editor.choose('Employment', 'Full-time');
    for (const list of ['Needs', 'Offers'])
      for (const words of [`The first of the ${list}.`, `The second of the ${list}.`])
        await editor.add(list, words, (dialog) => dialog.getByRole('textbox').fill(words));
    await editor.form.getByRole('button', { name: 'Create' }).click();
    await expect(editor.phone.getByText('Web engineer').first()).toBeVisible();
  },

  'Renew a claim': async (editor) => {
    await editor.open('Claims and sources');
    await editor.form.getByRole('row', { name: /^over 42% of websites/ }).click();
    await editor.fill(
      { Value: 'over 44% of websites', Sentence: 'WordPress is used on over 44% of websites.' },
      editor.dialog,
    );
    await editor.dialog.getByLabel('Checked').fill(day(0));
    await editor.dialog.getByLabel('Check again').fill(day(182));
    await editor.dialog.getByRole('button', { name: 'Done' }).click();
    await editor.save();
    await expect(editor.phone.getByText('WordPress is used on over 44%')).toBeVisible();
  },
};

const day = (fromToday: number): string =>
  new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);
