// Solves proofs of work off the main thread.
import 'altcha-lib/workers/pbkdf2';
