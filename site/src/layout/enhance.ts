// The few lines of script every page carries. Without them everything still works.
import './menus.ts';

// The footer's form sends in place only for those who begin to fill it in.
document
  .querySelector('[data-join]')
  ?.addEventListener('focusin', () => void import('./JoinForm/join-form.ts'), { once: true });
