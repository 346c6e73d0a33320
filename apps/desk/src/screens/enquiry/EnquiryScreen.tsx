import { useParams } from '@tanstack/react-router';
import { OpenEnquiry } from './OpenEnquiry.tsx';
import { useQueueBeside } from './use-queue-beside.tsx';

/** One enquiry beside its queue. */
export function EnquiryScreen() {
  const { queue, id } = useParams({ from: '/q/$queue/$id' });
  return <OpenEnquiry id={id} beside={useQueueBeside(queue, id)} />;
}
