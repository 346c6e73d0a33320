import type { APIRoute } from 'astro';

interface Listed<Props> {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly props: Props;
}

/** What a list of addresses says about one of them. */
export const propsAt = <Props>(
  list: readonly Listed<Props>[],
  params: Readonly<Record<string, string | undefined>>,
): Props | undefined =>
  list.find((one) => Object.entries(one.params).every(([name, value]) => params[name] === value))
    ?.props;

/**
 * A file for each address of a list. A build goes through the list; the preview, which draws on demand, looks for the
 * requested address in the list as it is now.
 */
export const listedRoute =
  <Props extends Record<string, unknown>>(
    list: () => readonly Listed<Props>[],
    made: (props: Props) => Response | Promise<Response>,
  ): APIRoute<Props> =>
  ({ props, params }) => {
    const found = Object.keys(props).length > 0 ? props : propsAt(list(), params);
    return found ? made(found) : new Response('There is no such file.', { status: 404 });
  };
