vcl 4.1;

# The rules of docs/caching/varnish.vcl before two fronts; a third is two backends more. Decision 0142 says what is lost when a
# front dies. `npm run test:long -- cluster` kills them behind it.

import directors;

probe is_ready {
    .url = "/ready";
    .interval = 1s;
    .timeout = 2s;
    .window = 2;
    .threshold = 2;
    .initial = 2;
}

backend front_1 {
    .host = "front-1";
    .port = "4000";
    .connect_timeout = 2s;
    .first_byte_timeout = 65s;
    .probe = is_ready;
}
backend front_2 {
    .host = "front-2";
    .port = "4000";
    .connect_timeout = 2s;
    .first_byte_timeout = 65s;
    .probe = is_ready;
}
# The same without a look: where none is ready all are asked all the same, since they have pages that need nobody.
backend any_1 {
    .host = "front-1";
    .port = "4000";
    .connect_timeout = 2s;
    .first_byte_timeout = 65s;
}
backend any_2 {
    .host = "front-2";
    .port = "4000";
    .connect_timeout = 2s;
    .first_byte_timeout = 65s;
}

sub vcl_init {
    new ready = directors.round_robin();
    ready.add_backend(front_1);
    ready.add_backend(front_2);
    new any = directors.round_robin();
    any.add_backend(any_1);
    any.add_backend(any_2);
    new fronts = directors.fallback();
    fronts.add_backend(ready.backend());
    fronts.add_backend(any.backend());
}

sub vcl_recv {
    set req.backend_hint = fronts.backend();
}

sub vcl_backend_response {
    # What is read is passed on when it is whole: if its front dies in the middle, the other one is asked.
    if (bereq.method == "GET" || bereq.method == "HEAD") {
        set beresp.do_stream = false;
    }
}

sub vcl_backend_error {
    # Once, of the other one. What changes something only if none of it was sent: Varnish itself sends no body twice.
    if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD" || bereq.http.Content-Length ~ "^[1-9]")) {
        if (beresp.backend == front_1 || beresp.backend == any_1) {
            set bereq.backend = any_2;
        } else {
            set bereq.backend = any_1;
        }
        return (retry);
    }
}

include "/etc/varnish/wayfare.vcl";

# Nobody asks the backend of those rules, and Varnish refuses one that nothing names.
sub vcl_init {
    new unasked = directors.fallback();
    unasked.add_backend(shell);
}
