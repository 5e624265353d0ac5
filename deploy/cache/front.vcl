vcl 4.1;

# The rules of docs/caching/varnish.vcl for a front on another machine: the first backend is the one that is asked.

backend front {
    .host = "front";
    .port = "4000";
    .first_byte_timeout = 10s;
    .probe = {
        .url = "/ready";
        .interval = 2s;
        .timeout = 2s;
        .threshold = 1;
        .window = 2;
        .initial = 1;
    }
}

include "/etc/varnish/wayfare.vcl";

# Varnish refuses a backend that nothing names: no request is without an address
sub vcl_backend_fetch {
    if (bereq.url == "") {
        set bereq.backend = shell;
    }
}
