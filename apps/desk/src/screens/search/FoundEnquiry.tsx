import { useParams } from '@tanstack/react-router';
import { OpenEnquiry } from '#screens/enquiry/OpenEnquiry.tsx';
import { useResultsBeside } from './use-results-beside.tsx';

/** An enquiry that was found, beside the results. */
export function FoundEnquiry() {
  const { id } = useParams({ from: '/search/$id' });
  return <OpenEnquiry id={id} beside={useResultsBeside(id)} />;
}
