import { useQuery } from '@tanstack/react-query';
import { enquiryQuery } from '#api/enquiry.ts';
import { Loading } from '#screens/door/Loading.tsx';
import type { Beside } from './beside.ts';
import { EnquiryPane } from './EnquiryPane.tsx';
import styles from './EnquiryPane.module.css';

interface OpenEnquiryProps {
  readonly id: string;
  readonly beside: Beside;
}

/** One enquiry beside the list it was opened from; below 960 px it is the page. */
export function OpenEnquiry({ id, beside }: OpenEnquiryProps) {
  const { data: enquiry, error } = useQuery(enquiryQuery(id));
  if (enquiry) return <EnquiryPane key={id} enquiry={enquiry} beside={beside} />;
  if (!error) return <Loading said="The enquiry is opening." />;
  return (
    <article className={styles['missing']}>
      <p role="alert">{error.message}</p>
      <p>{beside.linkTo(undefined, 'Back to the list')}</p>
    </article>
  );
}
