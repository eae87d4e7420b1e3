import { useRouter } from 'next/navigation';
import { routerStarts } from './navigation-loader';

/** Returns a function that navigates to a path of the site, as a link would. */
export function useNavigate(): (path: string) => void {
  const router = useRouter();
  return (path) => {
    routerStarts(path);
    router.push(path);
  };
}
