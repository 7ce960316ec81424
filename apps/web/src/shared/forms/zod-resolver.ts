import { config } from 'zod';
import { zodResolver } from '@hookform/resolvers/zod';

// The pages' security policy forbids the code that zod would otherwise compile; schemas are to be imported after this.
config({ jitless: true });

export { zodResolver };
