import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The workbench as a person uses it: a form on the left, checks and preview on the right. */
export class EditorPage {
  readonly form: FrameLocator;
  readonly phone: FrameLocator;
  readonly desk: FrameLocator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.form = page.frameLocator('iframe[title=Editor]');
    this.phone = page.frameLocator('iframe[title="Preview on a phone"]');
    this.desk = page.frameLocator('iframe[title="Preview on a desk"]');
  }

  get checks() {
    return this.#page.getByRole('complementary').getByRole('status');
  }

  /** Opens a kind from the start page, and an entry of it. */
  async open(kind: string, entry?: string): Promise<void> {
    await this.#page.goto('/', { waitUntil: 'commit' });
    await this.form.getByRole('link', { name: kind, exact: true }).first().click();
    await expect(this.form.getByRole('heading', { name: kind }).first()).toBeVisible();
    if (entry === undefined) return;
    await this.form.getByRole('searchbox').fill(entry);
    await this.form.getByText(entry, { exact: true }).click();
  }

  async save(): Promise<void> {
    await this.form.getByRole('button', { name: 'Save' }).click();
  }
}
