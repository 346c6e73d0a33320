import { mayDo } from '@studio/contract/desk/roles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '#api/me.ts';
import type { ViewShown } from '#api/views.ts';
import { useShownView } from '#screens/work/use-shown-view.ts';
import { Button } from '#ui/Button.tsx';
import { ViewDialog } from './ViewDialog.tsx';

/** Saves the current filters as a view, or renames the current view. */
export function ViewButton({ shown }: { readonly shown: ViewShown }) {
  const view = useShownView();
  const { data: me } = useQuery(meQuery);
  const [isOpen, setOpen] = useState(false);
  if (!me || (view && view.by.id !== me.id && !mayDo(me.roles, 'lists'))) return null;
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {view ? 'Edit this view…' : 'Save as a view…'}
      </Button>
      {isOpen && (
        <ViewDialog
          shown={shown}
          view={view}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
