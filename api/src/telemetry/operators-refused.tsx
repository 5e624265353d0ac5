import type { RefusedTotal } from '../policy-reports/policy-reports.repository';

const HEADINGS = ['Reports', 'Last seen', 'Page', 'Directive', 'Refused'];

function RefusedRow({
  total: { count, lastSeen, page, directive, blocked },
}: {
  total: RefusedTotal;
}) {
  const instant = lastSeen.toISOString();
  return (
    <tr>
      <td className="number">{count}</td>
      <td>
        <time dateTime={instant}>{instant.slice(0, 16).replace('T', ' ')}</time>
      </td>
      <th scope="row">
        <code>{page}</code>
      </th>
      <td>{directive}</td>
      <td>
        <code>{blocked}</code>
      </td>
    </tr>
  );
}

/** Policy refusals; each on a payment page needs an explanation (PCI DSS 11.6.1). */
export function RefusedByPolicies({ refused }: { refused: readonly RefusedTotal[] }) {
  return (
    <section aria-labelledby="refused">
      <h2 id="refused">Refused by a page’s policy</h2>
      {refused.length === 0 ? (
        <p>Nothing was reported in these days.</p>
      ) : (
        <div className="wide">
          <table>
            <caption>The latest first. Times are in UTC.</caption>
            <thead>
              <tr>
                {HEADINGS.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {refused.map((total) => (
                <RefusedRow
                  key={`${total.page} ${total.directive} ${total.blocked}`}
                  total={total}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
