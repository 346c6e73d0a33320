/** Does by script what newer browsers do by the attributes `command` and `closedby`. */
const isBeside = (box: DOMRect, { clientX, clientY }: MouseEvent): boolean =>
  clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;

document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const side = document.querySelector('dialog');
  const command = target.closest('[command]')?.getAttribute('command');
  if (command === 'show-modal') {
    // Otherwise it would also open as a popover, which does not make the page behind inert.
    event.preventDefault();
    side?.showModal();
  }
  if (command === 'close') side?.close();
  // A click on the backdrop has the dialog as its target, but is outside its box.
  if (!(target instanceof HTMLDialogElement) || !target.hasAttribute('closedby')) return;
  if (isBeside(target.getBoundingClientRect(), event)) target.close();
});
