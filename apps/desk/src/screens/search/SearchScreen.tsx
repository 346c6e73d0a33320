import { Outlet, useMatch, useSearch } from '@tanstack/react-router';
import split from '#screens/inbox/InboxScreen.module.css';
import { ResultList } from './ResultList.tsx';

/** Searches the form, mails, notes, telephone numbers and file names. The open enquiry is beside the results. */
export function SearchScreen() {
  const searched = useSearch({ from: '/search' });
  const open = useMatch({ from: '/search/$id', shouldThrow: false });
  return (
    <div className={`${split['inbox']} ${open ? split['split'] : ''}`}>
      <ResultList searched={searched} openId={open?.params.id} />
      <Outlet />
    </div>
  );
}
