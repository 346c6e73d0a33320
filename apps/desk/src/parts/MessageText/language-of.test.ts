import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['We run 14 services.', 'de', undefined],
  ['保税仓库管理系统，需要中英文界面', '', 'zh'],
  ['保税仓库管理系统', 'zh-TW', 'zh'],
  ['流量計ファームウェアの書き換え（STM32）', 'ja', 'ja'],
  ['تطبيق حجز المواعيد', '', 'ar'],
  ['تطبيق حجز', 'fa', 'fa'],
  ['மூன்று ஆலைகளின் நூல்', 'en', 'ta'],
  ['Our brand 保 is new, and we would like a page for it.', '', undefined],
  ['', 'nonsense-tag-that-is-none', undefined],
])('%s (browser: %s) is %s', (text, ofBrowser, language) => {
  expect(languageOf(text, ofBrowser)).toBe(language);
});
