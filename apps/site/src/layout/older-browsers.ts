/** What newer browsers do by the attributes `command` and `closedby` alone. */
const isBeside = (box: DOMRect, { clientX, clientY }: MouseEvent): boolean =>
  clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;

document.addEventListener('click', (event) => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const side = document.querySelector('dialog');
  const command = target.closest('[command]')?.getAttribute('command');
  if (command === 'show-modal') {
    // Else it would also open as a popover, which leaves the page behind it within reach.
    event.preventDefault();
    side?.showModal();
  }
  if (command === 'close') side?.close();
  // What is pressed on the backdrop is the dialog itself, beside its box.
  if (!(target instanceof HTMLDialogElement) || !target.hasAttribute('closedby')) return;
  if (isBeside(target.getBoundingClientRect(), event)) target.close();
});
