/**
 * Puts the answers after the #, which browsers never send to a server. Without this script the form sends them as a
 * query, which the sheet reads too.
 */
export function startAsk(): void {
  document.querySelector<HTMLFormElement>('[data-ask]')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const fields = [...new FormData(form)].map(([name, value]) => `${name}=${value as string}`);
    location.assign(`${form.action}#${fields.join('&')}`);
  });
}
