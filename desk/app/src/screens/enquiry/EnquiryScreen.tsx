import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { enquiryQuery } from '#api/enquiry.ts';
import { Loading } from '#screens/door/Loading.tsx';
import { EnquiryPane } from './EnquiryPane.tsx';
import styles from './EnquiryPane.module.css';

/** One enquiry beside its list; below 960 px it is the page. */
export function EnquiryScreen() {
  const { queue, id } = useParams({ from: '/q/$queue/$id' });
  const { data: enquiry, error } = useQuery(enquiryQuery(id));
  if (enquiry) return <EnquiryPane key={id} enquiry={enquiry} queue={queue} />;
  if (!error) return <Loading said="The enquiry is opening." />;
  return (
    <article className={styles['missing']}>
      <p role="alert">{error.message}</p>
      <p>
        <Link to="/q/$queue" params={{ queue }}>
          Back to the list
        </Link>
      </p>
    </article>
  );
}
