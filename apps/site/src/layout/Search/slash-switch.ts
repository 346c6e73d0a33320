import { element } from './element.ts';

/**
 * A shortcut of one character can be triggered by accident, above all by speech input. WCAG 2.1.4 requires that it
 * can be switched off; enhance.ts reads the same entry. If storage is forbidden the key does nothing, so there is
 * nothing to switch.
 */
export function slashSwitch(): HTMLLabelElement | '' {
  try {
    const box = element('input', { type: 'checkbox', checked: !localStorage.getItem('slash') });
    box.addEventListener('change', () => {
      if (box.checked) localStorage.removeItem('slash');
      else localStorage.setItem('slash', 'off');
    });
    return element('label', {}, box, ' Open with the / key');
  } catch {
    return '';
  }
}
