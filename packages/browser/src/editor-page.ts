import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The workbench of the editor: a form on the left, checks and preview on the right. */
export class EditorPage {
  readonly form: FrameLocator;
  readonly phone: FrameLocator;
  readonly desk: FrameLocator;
  readonly panel: Locator;
  readonly #page: Page;
  readonly #start: string;

  constructor(page: Page, start = '/') {
    this.#page = page;
    this.#start = start;
    this.form = page.frameLocator('iframe[title=Editor]');
    this.phone = page.frameLocator('iframe[title="Preview on a phone"]');
    this.desk = page.frameLocator('iframe[title="Preview on a desk"]');
    this.panel = page.getByRole('complementary', { name: 'Checks and preview' });
  }

  get checks() {
    return this.panel.getByRole('status');
  }

  get dialog() {
    return this.form.getByRole('dialog');
  }

  /** Opens a kind of content from the start page, and one of its entries. */
  async open(kind: string, entry?: string): Promise<void> {
    await this.#page.goto(this.#start, { waitUntil: 'commit' });
    await this.form.getByRole('link', { name: kind, exact: true }).first().click();
    // The start page also has headings of this name, but not as its own.
    await expect(this.form.getByRole('heading', { name: kind, level: 1 })).toBeVisible();
    if (entry === undefined) return;
    await this.form.getByRole('searchbox').fill(entry);
    await this.form.getByText(entry, { exact: true }).click();
  }

  async save(): Promise<void> {
    await this.form.getByRole('button', { name: 'Save' }).click();
  }

  /** Fills in fields by their labels. */
  async fill(fields: Readonly<Record<string, string>>, where: Inside = this.form): Promise<void> {
    for (const [label, words] of Object.entries(fields))
      await where.getByRole('textbox', { name: label, exact: true }).fill(words);
  }

  async choose(label: string, option: string, where: Inside = this.form): Promise<void> {
    await where.getByRole('button', { name: label }).click();
    // A long list renders a part of itself and filters while typing. The previous one may still be closing.
    await expect(this.form.getByRole('listbox').last()).toBeVisible();
    await this.#page.keyboard.type(option);
    await this.#page.keyboard.press('Enter');
    await expect(where.getByRole('button', { name: label })).toContainText(option);
  }

  /** Adds an entry to a list: opens its dialog, fills it in, and closes it. */
  async add(list: string, row: string, fillIn: (dialog: Locator) => Promise<void>): Promise<void> {
    const group = this.form.getByRole('group', { name: list });
    await group.getByRole('button', { name: 'Add', exact: true }).click();
    await fillIn(this.dialog);
    await this.dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(this.dialog).toHaveCount(0);
    await expect(group.getByRole('row', { name: row })).toBeVisible();
  }

  /** The field of a picture, with its actions. */
  picture(label: string): Locator {
    return this.form.getByRole('group', { name: label, exact: true });
  }

  async upload(label: string, name: string, buffer: Buffer): Promise<void> {
    const [chooser] = await Promise.all([
      this.#page.waitForEvent('filechooser'),
      this.picture(label).getByRole('button', { name: 'Choose file' }).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer });
  }

  async nothingIsWrong(): Promise<void> {
    await expect(this.checks).toHaveText('Nothing is wrong here.');
    await expect(this.panel.getByText('Elsewhere')).toHaveCount(0);
  }
}

type Inside = Pick<FrameLocator, 'getByRole'>;
