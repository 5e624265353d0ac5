import type { Report } from './report';
import type { ErrorTotal } from './report.repository';
import { count } from './count';

function ErrorRow({ error }: { error: ErrorTotal }) {
  const instant = error.lastSeen.toISOString();
  return (
    <tr>
      <td className="number">{count(error.count)}</td>
      <td>
        <time dateTime={instant}>{instant.slice(0, 16).replace('T', ' ')}</time>
      </td>
      <th scope="row">{error.vertical}</th>
      <td>
        <code>{error.version}</code>
      </td>
      <td>
        <code>{error.releaseSet}</code>
      </td>
      <td>{error.route}</td>
      <td>{error.place}</td>
      <td>
        <code>
          {error.name}: {error.message}
        </code>
      </td>
    </tr>
  );
}

export function Errors({ errors }: Pick<Report, 'errors'>) {
  return (
    <section aria-labelledby="errors">
      <h2 id="errors">Errors in pages and releases</h2>
      {errors.length === 0 ? (
        <p>None was told in these days.</p>
      ) : (
        <div className="wide">
          <table>
            <caption>
              The most frequent first; a document tells of each once, the shell’s server (set
              000000000000) each time. Times are in UTC.
            </caption>
            <thead>
              <tr>
                {[
                  'Told',
                  'Last seen',
                  'Vertical',
                  'Version',
                  'Release set',
                  'Page',
                  'Part',
                  'Error',
                ].map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {errors.map((error, index) => (
                <ErrorRow key={index} error={error} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
