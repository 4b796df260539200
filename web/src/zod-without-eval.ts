import { z } from 'zod';

/** Our content policy forbids eval; zod would probe for it with every schema. Imported first. */
z.config({ jitless: true });
