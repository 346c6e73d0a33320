import { useParams } from '@tanstack/react-router';
import { OpenEnquiry } from './OpenEnquiry.tsx';
import { useQueueContext } from './use-queue-context.tsx';

/** One enquiry beside its queue. */
export function EnquiryScreen() {
  const { queue, id } = useParams({ from: '/q/$queue/$id' });
  return <OpenEnquiry id={id} listContext={useQueueContext(queue, id)} />;
}
