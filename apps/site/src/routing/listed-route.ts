import type { APIRoute } from 'astro';

interface Listed<Props> {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly props: Props;
}

/** The props of one path in a list. */
export const propsAt = <Props>(
  list: readonly Listed<Props>[],
  params: Readonly<Record<string, string | undefined>>,
): Props | undefined =>
  list.find((one) => Object.entries(one.params).every(([name, value]) => params[name] === value))
    ?.props;

/**
 * A file for each path of a list. The build generates all of them; the preview, which renders on demand, looks the
 * requested path up in the current list.
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
