// The sign-in provider for development:
// node packages/sign-in/dev/serve-provider.ts <port> <origin of the desk> <origin of the content service>
import { startProvider } from './provider.ts';

const [port = '8091', ...origins] = process.argv.slice(2);
const provider = await startProvider(Number(port), ...origins);
process.on('SIGTERM', () => void provider.stop());
