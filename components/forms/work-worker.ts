// Solves proofs of work off the page's own thread.
import 'altcha-lib/workers/pbkdf2';
