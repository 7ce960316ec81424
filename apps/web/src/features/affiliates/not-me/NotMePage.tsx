import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { eraseSignUp } from '../../../shared/api/affiliate';
import { serverMessage } from '../../../shared/api/api-error';
import { href } from '../../../shared/i18n/paths';
import { PrivateSeo } from '../../../shared/seo/Seo';
import { Notice } from '../../../shared/ui/Notice';
import { PineBand } from '../../../shared/ui/PineBand';
import { Closing } from '../Closing';
import texts from './texts';

/**
 * `/affiliate/not-me/{token}`, from the email after a sign-up. Opening the link erases nothing, because mail programs
 * may follow links.
 */
export default function NotMePage() {
  const { token } = useParams();
  return (
    <>
      <PrivateSeo {...texts.seo} />
      {token ? <Question token={token} /> : <Result {...texts.noToken} />}
    </>
  );
}

function Question({ token }: { token: string }) {
  const erasing = useMutation({ mutationFn: () => eraseSignUp(token) });
  if (erasing.isSuccess) return <Result {...texts.done} />;
  return (
    <>
      <PineBand title={texts.title} lede={texts.lede} narrow />
      <div className="wrap relative -mt-16 max-w-3xl pb-20">
        <div className="sheet grid gap-4 p-5 sm:p-7">
          <p>{texts.erases}</p>
          <p className="text-muted">{texts.keeps}</p>
          {erasing.isError && <Notice tone="error">{serverMessage(erasing.error) ?? texts.failed}</Notice>}
          <button
            type="button"
            className="btn btn-primary justify-self-start"
            disabled={erasing.isPending}
            onClick={() => erasing.mutate()}
          >
            {erasing.isPending ? texts.busy : texts.confirm}
          </button>
        </div>
      </div>
    </>
  );
}

function Result({ title, body }: { title: string; body: string }) {
  return (
    <Closing title={title} body={body}>
      <Link className="btn btn-accent" to={href('home', 'en')}>
        {texts.home}
      </Link>
    </Closing>
  );
}
