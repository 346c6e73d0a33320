import { Outlet, useMatch, useSearch } from '@tanstack/react-router';
import split from '#screens/inbox/InboxScreen.module.css';
import { ResultList } from './ResultList.tsx';

/** Found by any word: form, mails, notes, telephone numbers, names of files. Beside it the enquiry that is open. */
export function SearchScreen() {
  const searched = useSearch({ from: '/search' });
  const open = useMatch({ from: '/search/$id', shouldThrow: false });
  const words = searched.q.trim();
  return (
    <div className={`${split['inbox']} ${open ? split['split'] : ''}`}>
      <title>{words === '' ? 'Search · Desk' : `“${words}” · Desk`}</title>
      <ResultList searched={searched} openId={open?.params.id} />
      <Outlet />
    </div>
  );
}
