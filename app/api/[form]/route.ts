import { isFormName } from '@/lib/contract/forms/names';
import { postedForms } from '@/lib/forms/posted-forms';

/** POST /api/FORM: the site's forms, by their names in lib/contract/forms. */
export async function POST(request: Request, { params }: RouteContext<'/api/[form]'>) {
  const { form } = await params;
  return isFormName(form) ? postedForms[form](request) : new Response(null, { status: 404 });
}
