import { rights, roles, type Right } from '@studio/contract/desk/roles';
import type { Attack } from '../attack.ts';
import { askDesk, type Colleague } from '../product.ts';

export interface DeskRoute {
  readonly method: string;
  readonly url: string;
  readonly access: string;
}

/** A request with a body that the route accepts, so that only its role check can refuse it. */
export const asked = ({ method, url }: DeskRoute, id: string) => ({
  method,
  path: url.replace(':id', id).replace(':what', 'note'),
  ...((method === 'POST' || method === 'PUT') && { body: '{}' }),
});

/** Every route of the desk that is not public, from its route table, so that new routes are included. */
export const routesByRole: Attack = {
  name: 'routes by role',
  least: 124,
  async *run(product) {
    const enquiry = await product.enquire();
    const shut = product.service.app.knownRoutes.filter(({ access }) => access !== 'open');
    const ended = await product.signIn('manager');
    await product.sql('delete from staff_sessions where staff_id = $1', ended.staffId);
    const disabled = await product.signIn('sales', 'manager', 'operator');
    await product.sql('update staff set disabled_at = now() where id = $1', disabled.staffId);
    const strangers: [string, Colleague | undefined][] = [
      ['no session', undefined],
      ['an ended session', ended],
      ['a disabled colleague', disabled],
      ['no role', await product.signIn()],
    ];
    for (const route of shut) {
      const allowed: readonly string[] = rights[route.access as Right];
      const kept = roles.filter((role) => !allowed.includes(role));
      const tries = [...strangers];
      for (const role of kept) tries.push([role, await product.signIn(role)]);
      for (const [who, one] of tries) {
        const { status } = await askDesk(product, one, asked(route, enquiry.id));
        const what = `${who}: ${route.method} ${route.url}: ${status}`;
        yield { what, isThrough: status !== 401 && status !== 403 };
      }
    }
  },
};
