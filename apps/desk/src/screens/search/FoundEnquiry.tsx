import { useParams } from '@tanstack/react-router';
import { OpenEnquiry } from '#screens/enquiry/OpenEnquiry.tsx';
import { useResultsContext } from './use-results-context.tsx';

/** An enquiry opened beside the search results. */
export function FoundEnquiry() {
  const { id } = useParams({ from: '/search/$id' });
  return <OpenEnquiry id={id} listContext={useResultsContext(id)} />;
}
