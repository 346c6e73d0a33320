import { useQuery } from '@tanstack/react-query';
import { enquiryQuery } from '#api/enquiry.ts';
import { Loading } from '#screens/sign-in/Loading.tsx';
import type { ListContext } from './list-context.ts';
import { EnquiryPane } from './EnquiryPane.tsx';
import styles from './EnquiryPane.module.css';

interface OpenEnquiryProps {
  readonly id: string;
  readonly listContext: ListContext;
}

/** One enquiry beside the list it was opened from; below 960 px it fills the page. */
export function OpenEnquiry({ id, listContext }: OpenEnquiryProps) {
  const { data: enquiry, error } = useQuery(enquiryQuery(id));
  if (enquiry) return <EnquiryPane key={id} enquiry={enquiry} listContext={listContext} />;
  if (!error) return <Loading text="Loading the enquiry…" />;
  return (
    <article className={styles['missing']}>
      <p role="alert">{error.message}</p>
      <p>{listContext.linkTo(undefined, 'Back to the list')}</p>
    </article>
  );
}
